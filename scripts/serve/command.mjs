// Every command imports this first. It reads the environment's files, and prints an error's message without its stack.
import './load-env.mjs'

process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
})
