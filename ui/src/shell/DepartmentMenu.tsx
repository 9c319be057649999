import { Link } from 'react-router-dom'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ProductPlate } from '../components/ProductPlate.tsx'
import type { Department } from './departmentKinds.ts'

/** NAV-06: the way to everything, the kinds in columns, and the first of them as pictures. */
export function DepartmentMenu({ department }: { readonly department: Department }) {
  const t = useCopy('shell')
  const pictured = department.children.filter(({ picture }) => picture !== undefined).slice(0, 3)
  return (
    <div className="page">
      <div className="department-kinds">
        <p className="label">{department.name}</p>
        <ul>
          {department.children.map(({ categoryId, name, path }) => (
            <li key={categoryId}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
          <li>
            <Link className="department-all" to={department.path}>
              {t.shopAll({ name: department.name })}
            </Link>
          </li>
        </ul>
      </div>
      {pictured.map(({ categoryId, name, path, picture, tint, total }) => (
        <Link key={categoryId} className="department-picture" to={path}>
          <ProductPlate isSquare src={sizedPicture(picture?.url ?? '', 280, 280)} alt="" tint={tint ?? 'stone'} />
          <b>{name}</b>
          <span className="meta">{t.styleCount({ count: total })}</span>
        </Link>
      ))}
    </div>
  )
}
