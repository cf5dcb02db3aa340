import js from "@eslint/js";
import globals from "globals";

const browser = { ...globals.browser, ...globals.worker };

/** Run by browsers however old they are, so that these can say that they are too old. */
const old = ["early", "first", "panel"].map(name => `static/${name}.js`);
const classic = ["diagnose", "embed-frame", "engine"].map(name => `static/${name}.js`);

export default [
  { ignores: ["tests/web/**/*.js"] }, // Pieces that a test puts into a page.
  js.configs.recommended,
  {
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-implicit-coercion": "error",
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      quotes: ["error", "double", { avoidEscape: true }],
      semi: "error",
      "max-len": ["error", { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }],
    },
  },
  { files: ["static/**/*.js", "tools/single/*.js"], languageOptions: { globals: browser } },
  { files: ["tools/single/*.js"], languageOptions: { globals: { pentapodServe: "readonly" } } },
  { files: classic, languageOptions: { sourceType: "script" } },
  {
    files: old,
    languageOptions: { sourceType: "script", ecmaVersion: 5, globals: { pentapodDiagnose: "readonly" } },
    rules: {
      "no-unused-vars": ["error", { caughtErrors: "none" }],
      "no-var": "off",
      "object-shorthand": "off",
      "prefer-template": "off",
    },
  },
  { files: ["tools/single/*.js"], rules: { "no-shadow": "off" } }, // Functions that run elsewhere, as text.
  { files: ["tools/**/*.mjs", "tests/**/*.mjs"], languageOptions: { globals: globals.node } },
];
