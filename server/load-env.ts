import nextEnv from '@next/env'
import { envOrEnd } from '@/lib/env'

// Imported ahead of all else: some modules read a setting as they are loaded.
nextEnv.loadEnvConfig(process.cwd())
envOrEnd()
