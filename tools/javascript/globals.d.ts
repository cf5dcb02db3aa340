// What scripts of the site find in their global scope, and modules that only the built site has.

/** The sentences of a fault, and of what to do about it. */
interface Diagnosis {
  fault: string;
  remedy: string;
}

/** The start panel (static/panel.js), with what the start adds to it (static/boot.js, tools/single/loader.js). */
interface StartPanel {
  failed: boolean;
  step(name: string, values?: Record<string, unknown>): void;
  fail(name: string, detail?: string): void;
  check(): void;
  needsGames?: boolean;
  games?(): Promise<ArrayBuffer>;
  update?(): Promise<unknown>;
}

declare var pentapodBoot: StartPanel;
declare var pentapodFiles: Record<string, number>;
declare var pentapodDiagnose: (options?: { suspect?: string; whole?: boolean }) => Promise<Diagnosis | null>;
declare var pentapodSound: (name: string) => void;
declare var pentapodQr: (text: string, longest: number) => { path: string; size: number } | null;

interface WindowEventMap {
  "engine-bytes": CustomEvent<number>;
}

declare module "*/vendor/pyodide/pyodide.js" {
  export * from "pyodide";
}

declare module "*/vendor/uqr/index.js" {
  export * from "uqr";
}

declare module "*/vendor/pyscript/core.js" {
  export const hooks: { main: { onReady: Set<() => void> }; worker: { onBeforeRunAsync: Set<unknown> } };
}
