import { PreviewGone } from '@/components/page/preview-gone'

export default PreviewGone
