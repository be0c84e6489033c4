import { sharePicture } from '@/components/share-picture'
import { site } from '@/lib/site'

/** The sharing picture of every page that has none of its own. */
export async function GET() {
  return await sharePicture({ kicker: site.trade, title: site.slogan, slug: 'northlight-ai-data' })
}
