import { KitFigure } from './KitFigure.tsx'

const roles = ['surface', 'surface-raised', 'surface-sunk', 'tint-moss', 'tint-stone', 'tint-sand', 'tint-lake', 'tint-clay', 'text', 'text-soft', 'link', 'action', 'sale', 'negative', 'waiting', 'note', 'deep', 'control']

export function KitColours() {
  return (
    <section>
      <h2 className="heading">Colour</h2>
      <div className="kit-row">
        {roles.map((role) => (
          <KitFigure key={role} name={role}>
            <div className="kit-swatch" style={{ '--c': `var(--${role})` } as React.CSSProperties} />
          </KitFigure>
        ))}
      </div>
    </section>
  )
}
