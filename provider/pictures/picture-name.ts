const path = String.raw`pictures\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+`

/** A path inside the folder of pictures. */
export const pictureName = new RegExp(`^${path}$`)

/** In a text; another site's paths do not match. */
export const pictureNames = new RegExp(String.raw`(?<![\w/.-])${path}`, 'g')
