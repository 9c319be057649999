/** Which tree of paths the calls of this page go to. */
export type PathMode = { readonly preview: boolean; readonly mocking: boolean; readonly production: boolean }

export const plainPaths: PathMode = { preview: false, mocking: false, production: true }

/** AUTH-31: preview adds `/pre`. AUTH-30: `/mock` only outside production, even when the flag is set there. */
export const requestPath = (path: string, mode: PathMode): string =>
  `${mode.mocking && !mode.production ? '/mock' : ''}${mode.preview ? '/pre' : ''}${path}`
