/** An action: who does it (-1 is chance), and the touches that make it. */
export interface Action {
  seat: number;
  path: string[];
}

/** A position of the game shown: the first, one before or after, the last, or the one after so many actions. */
export type Place = "first" | "back" | "forward" | "last" | number;

export interface Highlight {
  /** Touches that are marked. */
  squares?: string[];
  /** Each the touches that an arrow leads along, with spaces between: "a1 b2". */
  arrows?: string[];
}

/** What a board follows; anything else is ignored. What a message brings about at once has its `id`. */
export type Message = { id?: string | number } & (
  | { type: "set"; game?: string; position?: string; link?: string; ply?: number }
  | { type: "step"; to: Place }
  | { type: "play"; path: string[] }
  | { type: "undo" }
  | { type: "legal" }
  | ({ type: "highlight" } & Highlight)
  | { type: "comment"; text: string }
  | { type: "theme"; theme: "" | "light" | "dark" | "contrast" }
);

/** The `id` of the message that has brought something about. */
export interface Named {
  id?: string | number;
}

/** By event of a board, its `detail`. */
export interface BoardEvents {
  "pentapod-ready": CustomEvent<Named>;
  "pentapod-position": CustomEvent<Named & {
    game: string;
    /** Null while hands are hidden. */
    position: string | null;
    link: string | null;
    ply: number;
    count: number;
    actors: number[];
  }>;
  "pentapod-action": CustomEvent<Named & { ply: number; seat: number; path: string[] | null; sentence: string }>;
  "pentapod-result": CustomEvent<Named & { result: number[] }>;
  "pentapod-refused": CustomEvent<Named & { reason: string }>;
  "pentapod-legal": CustomEvent<Named & { ply: number; actions: Action[] | null }>;
}

/** `<pentapod-board>`. */
export class PentapodBoard extends HTMLElement {
  game: string | null;
  /** The file of a game, of the same origin as the page. */
  src: string | null;
  /** The file of an edition of the game, of the same origin as the page. */
  edition: string | null;
  /** The position shown; null while hands are hidden. Setting it shows another one of the same game. */
  position: string | null;
  /** The link of the game shown; null while hands are hidden. */
  link: string | null;
  /** After how many actions the position shown is. */
  ply: number | null;
  /** An annotated game, as a record; a lesson; a puzzle. */
  record: string | null;
  lesson: string | null;
  puzzle: string | null;
  /** What visitors may do. */
  may: "look" | "step" | "play";
  /** The one seat that visitors play. */
  seat: number | null;
  /** How strong the computer players of the other seats are, 1 to 5. */
  level: number | null;
  theme: string | null;
  label: string | null;

  /** Whether it has come to life. */
  readonly live: boolean;
  /** How many actions the game has; null at rest. */
  readonly count: number | null;
  /** The seats that may act. */
  readonly actors: number[];
  /** One number a seat once the game is over, 1 for a win. */
  readonly result: number[] | null;
  /**
   * The legal actions of the position shown; null at rest, and while they are a secret. Rejected with an `Error` that
   * says why, if the board rests or leaves the page before it has answered.
   */
  readonly legal: Promise<Action[] | null>;

  /** Bring it to life, as a touch does. */
  wake(): void;
  /** Follow a message; whether it is one. */
  send(message: Message): boolean;
  /** Play an action by its touches, for whichever seat. */
  play(path: string[]): boolean;
  step(to: Place): boolean;
  /** Take back the visitor's last choice. */
  undo(): boolean;
  /** Mark places and draw arrows until another position is shown. */
  highlight(what?: Highlight): boolean;
  /** Say something below the board until another position is shown. */
  comment(text: string): boolean;

  addEventListener<K extends keyof BoardEvents>(
    type: K, listener: (this: PentapodBoard, event: BoardEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Name the folder that Pentapod's files are served from, before a board comes to life. */
export function setSite(address: string | URL): void;

declare global {
  interface HTMLElementTagNameMap {
    "pentapod-board": PentapodBoard;
  }
}
