// What a command needs before anything else: the environment's files, and faults told in one message, not in a stack.
import './load-env.mjs'

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})
