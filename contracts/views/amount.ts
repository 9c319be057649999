/** Minor units; `estimated` until the server's own figure replaces it. */
export type Amount = { readonly minor: number; readonly estimated: boolean }
