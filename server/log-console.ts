import { logConsole } from '@/lib/log-console'

logConsole()
