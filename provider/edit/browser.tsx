import { createRoot } from 'react-dom/client'
import { FileForm } from './file-form'

const place = document.getElementById('file')
if (place?.dataset.state) createRoot(place).render(<FileForm state={JSON.parse(place.dataset.state)} />)
document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
