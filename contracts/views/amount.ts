/** Minor units; `estimated` until the server's own figure has replaced it. */
export type Amount = { readonly minor: number; readonly estimated: boolean }
