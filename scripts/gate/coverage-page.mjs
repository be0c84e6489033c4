import { basename } from 'node:path'
import { parseReference } from './reference.mjs'

/**
 * docs/coverage.md: each rule of the specification with the tests that hold it.
 *
 * @param {ReturnType<typeof import('./specification.mjs').readSpecification>} sections
 * @returns {string}
 */
export function coveragePage(sections) {
  const rules = sections.flatMap((section) => section.rules)
  const held = rules.filter(({ tests }) => tests.length > 0)
  const none = rules.filter(({ tests, nothing }) => tests.length === 0 && !nothing)
  const otherwise = held.filter(({ instead }) => instead)
  return `# From specification to test

Made by \`npm run coverage\` of \`contract/specification/\`: change the rules there. The gate fails for a rule without a test
that has run and passed.

- **${rules.length}** rules
- **${held.length}** held by tests, ${otherwise.length} of them as they are read on purpose (*instead*)
- **${rules.length - held.length - none.length}** that say nothing to hold
- **${none.length === 0 ? 'none' : none.length}** without a test

${sections.map(table).join('\n')}`
}

const table = ({ section, rules }) =>
  [`## ${section}\n`, '| id | rule | held by |', '| --- | --- | --- |', ...rules.map(row), ''].join('\n')

function row({ id, says, instead, decision, nothing, tests }) {
  const reason = decision ? ` ([decision ${decision}](decisions.md))` : ''
  const rule = [says, instead && `*Instead: ${instead}*${reason}`].filter(Boolean).join('<br>')
  const holders = nothing ? `*nothing to hold: ${nothing}*` : tests.map(link).join('<br>') || '**no test**'
  return `| ${id} | ${cell(rule)} | ${cell(holders)} |`
}

function link(text) {
  const { file } = parseReference(text)
  return `[${basename(file)}](../${file})${text.slice(file.length)}`
}

// A bar would end the cell, and `{`, `<` and `_` are meant as they stand.
const cell = (text) => text.replaceAll('|', '\\|')
