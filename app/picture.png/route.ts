import { sharePicture } from '@/components/art/share-picture'
import { homeArt } from '@/lib/pages/home'
import { site } from '@/provider/facts/site'

/** The sharing picture of every page that has none of its own. */
export async function GET() {
  return await sharePicture({ kicker: site.trade, title: site.slogan, slug: homeArt })
}
