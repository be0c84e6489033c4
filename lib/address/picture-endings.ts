/** Next passes on no SVG. */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']
