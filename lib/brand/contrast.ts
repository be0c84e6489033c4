export { contrast, pairs } from '@/provider/contrast'
