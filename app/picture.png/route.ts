import { sharePicture } from '@/components/art/share-picture'
import { homeArt } from '@/lib/pages/home'
import { site } from '@/provider/facts/site'

export async function GET() {
  return await sharePicture({ kicker: site.trade, title: site.slogan, slug: homeArt })
}
