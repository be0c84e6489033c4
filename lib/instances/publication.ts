/** What the publish hook of one process was told. */
export type Publication = { id: string; tags: string[] }
