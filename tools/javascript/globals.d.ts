// What scripts of the site find in their global scope, and modules that only the built site has.

/** What the server does wrong: the kind is a part of a message's key, and the rest are its facts. */
interface Diagnosis {
  kind: "missing" | "page" | "script" | "untyped" | "damaged" | "sandboxed";
  name?: string;
  type?: string;
  bytes?: number;
  size?: number;
}

/** The start panel (static/panel.js), with what the start adds to it (static/boot.js, tools/single/loader.js). */
interface StartPanel {
  failed: boolean;
  step(name: string, values?: Record<string, unknown>): void;
  fail(name: string, detail?: string): void;
  check(): void;
  needsGames?: boolean;
  bring?(file: string): Promise<Uint8Array>;
  update?(): Promise<unknown>;
}

declare var pentapodBoot: StartPanel;
/** What is said in another language than that in which the page is written (static/early.js). */
declare var pentapodWords: Record<string, string | any[]> | undefined;
/** Asks for files before anybody needs them, and the start of Python on a first visit (static/ahead.js). */
declare var pentapodAhead: (files: string[]) => void;
declare var pentapodBegun: Promise<void> | undefined;
declare var pentapodFiles: Record<string, number>;
declare var pentapodDiagnose: (options?: { suspect?: string; whole?: boolean }) => Promise<Diagnosis | null>;
/** Of a frame with a Python: brings it the other end of a board's port, and says where it lives. */
declare var pentapodBring: (port: MessagePort) => Window;
/** Where the engine of Python is for who may import nothing (tools/single/parts.js). */
declare var pentapodEngine: string | undefined;
/** Games from elsewhere that computer players must know (tools/single/parts.js). */
declare var pentapodGames: { name: string; text: string }[] | undefined;
/** What a page says in another language than English, by the keys of its catalog. */
declare var pentapodWords: Record<string, string | (string | [string, string])[]> | undefined;
declare var pentapodSound: (name: string) => void;
declare var pentapodDevices: import("../../static/devices/host.js").Devices;
declare var pentapodQr: (text: string, longest: number) => { path: string; size: number } | null;

/** The browser's own reader of QR codes, where it has one. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  static getSupportedFormats(): Promise<string[]>;
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
declare var jsQR: typeof import("jsqr").default;

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
