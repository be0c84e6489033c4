import nextEnv from '@next/env'
import { envOrEnd } from '@/lib/env'
import { logConsole } from '@/lib/log-console'

// Imported first, because some modules read a setting when they load.
nextEnv.loadEnvConfig(process.cwd())
envOrEnd()
logConsole()
