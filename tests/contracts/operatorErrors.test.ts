import { expect, test } from 'vitest'
import { table } from '../../contracts/api/table.ts'
import { isOperatorKind } from '../../contracts/capabilities.ts'
import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import { operatorErrors } from '../../contracts/errors/operatorErrors.ts'
import { ownErrors } from '../../contracts/errors/ownErrors.ts'

test('OPR-04 what operators are refused has codes of its own, and no call of shoppers has one of them', () => {
  const codes = Object.keys(operatorErrors)
  expect(codes.filter((code) => !/^OPR4\d\d$/.test(code) || code in errorCatalogue || code in ownErrors)).toEqual([])
  const strangers = table.filter(
    ({ path, errors }) => !path.startsWith('/operator/') && errors.some((code) => codes.includes(code)),
  )
  expect(strangers.map(({ id }) => id)).toEqual([])
})

test('OPR-04 a code ends with its status', () => {
  for (const [code, { status }] of Object.entries(operatorErrors)) expect(code).toBe(`OPR${status}`)
})

test('OPR-05 every call of operators is below one path, and says who may make it or that it lets somebody in', () => {
  for (const { path, who, id } of table)
    expect(path.startsWith('/operator/') ? isOperatorKind(who) || who === 'public' : !isOperatorKind(who), id).toBe(
      true,
    )
})
