/** Without `svg`: Next's image route refuses SVG. */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']
