// Reads the environment's files as Next does for a production server. What is set already stays.
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: (...words) => process.stderr.write(`${words.join(' ')}\n`),
})
