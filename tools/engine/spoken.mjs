// Binaryen, and what it must know to read the engine of Pyodide: the parts of WebAssembly that it uses.
import imported from "binaryen";

/** Its own types lack some of what it has. @type {any} */
export const binaryen = imported;

const { Features } = binaryen;

export const SPOKEN = Features.MutableGlobals | Features.NontrappingFPToInt | Features.SIMD128 | Features.BulkMemory
  | Features.BulkMemoryOpt | Features.SignExt | Features.ExceptionHandling | Features.ReferenceTypes
  | Features.Multivalue | Features.ExtendedConst;
