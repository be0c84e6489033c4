const path = String.raw`pictures\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+`

/** A picture's path in the provider's folder, which leads nowhere outside the folder of pictures. */
export const pictureName = new RegExp(`^${path}$`)

/** Such paths in a text; those of another site and below another folder are none. */
export const pictureNames = new RegExp(String.raw`(?<![\w/.-])${path}`, 'g')
