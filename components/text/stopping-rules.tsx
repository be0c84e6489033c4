import { stoppingRules } from '@/lib/cost/words'
import { contract } from '@/provider/facts/provider-yaml'

/** What comes back to somebody who stops later, by how their plan is billed. */
export function StoppingRules() {
  const rules = contract ? stoppingRules(contract) : []
  return (
    <ul>
      {rules.map(({ id, name, text }) => (
        <li key={id}>
          <strong>{`${name}:`}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
