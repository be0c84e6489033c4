import { wordsOfBrand } from './words-of-brand'
import { wordsOfPages } from './words-of-pages'
import { wordsOfProvider } from './words-of-provider'

/**
 * What each field is called, and behind the stroke what to know of it. A name with its kind of file, its section or the
 * list it stands in before it goes before the name alone.
 */
export const words: Record<string, string> = {
  // Everywhere
  title: 'Title',
  name: 'Name',
  heading: 'Heading',
  lead: 'Lead | The sentence below the heading.',
  text: 'Text',
  description: 'Description',
  label: 'Label | The words that are shown.',
  to: 'Leads to | A page such as /blog, a part of this page such as #tutors, or an address with https://.',
  link: 'Link',
  action: 'Button',
  actions: 'Buttons',
  id: 'Short name | For links to it: lower-case letters, digits and hyphens.',
  draft: 'Draft | Nobody sees it yet.',
  publish: 'Publish at | Nobody sees it before, such as 2027-01-10 09:00 Europe/London. Empty: at once.',
  order: 'Place in the list | The lowest number comes first.',
  created: 'Date',
  meta_title: 'Title in search results',
  meta_description: 'Text in search results | About 150 letters.',
  photo: 'Photograph | A picture of the folder pictures. Without one, something is drawn.',
  photo_alt: 'What the photograph shows | In a few words, for people who cannot see it.',
  image: 'Picture | An address, for one that lies elsewhere.',
  summary: 'Summary | A few words for llms.txt; without them the page is not listed there.',
  figures: 'Figures | The short names of figures, as Provider has them.',
  cards: 'Cards',
  drawing: 'Drawing',
  art: 'Drawn from | Any words: the same words, the same drawing.',
  source: 'Source',
  duration: 'Duration | In words, as it is shown.',

  ...wordsOfProvider,
  ...wordsOfPages,
  ...wordsOfBrand,
}
