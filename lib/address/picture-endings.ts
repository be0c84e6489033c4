/** What a file of a picture ends with; Next passes on no drawing (SVG). */
export const pictureEndings = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']
