/**
 * What only a site that measures needs, in the page itself: others have not a byte of it. The question stands at the foot of
 * the window, and `--asking` is how tall it is there; where it would take more than half of it, at the head of the page
 * (measure.ts).
 */
export const consentStyle = [
  '#consent,[data-choice]{display:none}',
  '[data-measured][data-consent=none] #consent{display:block}',
  ...['yes', 'no', 'none', 'refused'].map(
    (choice) => `[data-consent=${choice}] [data-choice~=${choice}]{display:block}`,
  ),
  ':root:not([data-consent]) [data-choice~=unasked]{display:block}',
  '[data-asking=foot] #consent{position:fixed;inset:auto 0 0}',
  '[data-asking=foot]{scroll-padding-bottom:calc(5rem + var(--asking))}',
  '[data-asking=foot] body{padding-bottom:var(--asking)}',
  '[data-asking=foot] .tall\\:bottom-0{bottom:var(--asking)}',
  '.consent-buttons{display:flex;flex:1 1 20rem;flex-wrap:wrap;gap:.75rem}',
  '.consent-buttons>*{flex:1 1 9rem}',
  '@media (width>=40rem){.consent-buttons{flex-grow:0}}',
  '@media print{#consent{display:none!important}}',
].join('')
