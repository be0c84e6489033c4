// Every command's start: the environment's files, and faults in one message without a stack.
import './load-env.mjs'

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})
