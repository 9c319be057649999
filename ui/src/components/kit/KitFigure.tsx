/** One specimen and the name of its state. */
export function KitFigure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
