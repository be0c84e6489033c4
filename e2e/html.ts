import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML: <br/>, autoComplete, required="", and ids like _R_1_. All of it is valid.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // A list may be named (ARIA 1.2, 5.2.8.4); the rule would keep names to landmarks and controls.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // What comes from the site itself needs no checksum.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Typography, which the style sheet sees to.
      'tel-non-breaking': 'off',
    },
  }),
)

/** What is wrong with the HTML of a page as it was served, as lines of rule, message and place. */
export async function htmlFaults(html: string) {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
