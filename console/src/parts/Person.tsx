import './Person.css'

/** Who somebody is: initials on a tint, name, and a second line. */
export const Person = ({ name, line }: { readonly name: string; readonly line: string }) => (
  <div className="person">
    <span className="person-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
    <p>
      {name}
      <br />
      <span className="person-line">{line}</span>
    </p>
  </div>
)

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1).toUpperCase())
    .slice(0, 2)
    .join('')
