const path = String.raw`pictures\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+`

/** A path inside the folder of pictures. */
export const pictureName = new RegExp(`^${path}$`)

/** Finds paths of pictures in a text. Paths of other sites do not match. */
export const pictureNames = new RegExp(String.raw`(?<![\w/.-])${path}`, 'g')
