export { photoFile as GET } from '@/lib/pictures'
