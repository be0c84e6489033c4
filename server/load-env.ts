import nextEnv from '@next/env'
import { envOrEnd } from '@/lib/env'
import { logConsole } from '@/lib/log-console'

// Imported ahead of all else: some modules read a setting as they are loaded.
nextEnv.loadEnvConfig(process.cwd())
envOrEnd()
logConsole()
