// Reads the environment's files as Next does for a production server. Variables that are set already stay.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: (...words) => process.stderr.write(`${words.join(' ')}\n`),
})
