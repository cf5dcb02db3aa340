import js from "@eslint/js";
import globals from "globals";

const browser = { ...globals.browser, ...globals.worker };

/** Run by browsers however old they are, so that these can say that they are too old. */
const old = ["early", "first", "panel"].map(name => `static/${name}.js`);
const classic = ["diagnose", "embed-frame", "engine"].map(name => `static/${name}.js`);

/** What people read is in catalogs, not in code: a capital letter, and three words or more. */
const SENTENCE = "/^[A-Z][a-z]*(,? [A-Za-z]+){2,}/";
const SAID = ["Literal[value=", "TemplateElement[value.raw="].map(kind => ({
  selector: `${kind}${SENTENCE}]`, message: "A sentence belongs in a catalog (docs/translating.md).",
}));

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
  { files: ["static/**/*.js", "tools/single/*.js"], rules: { "no-restricted-syntax": ["error", ...SAID] } },
  { files: ["tools/single/*.js"], languageOptions: { globals: { pentapodReach: "readonly", pentapodServe: "readonly", pentapodShowPages: "readonly" } } },
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
