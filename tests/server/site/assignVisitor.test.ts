import { describe, expect, test } from 'vitest'
import { writeAudience } from '../../../core/domain/content/audienceCookie.ts'
import { decideVariants } from '../../../core/domain/experiment/decideVariants.ts'
import { readVisitor, writeVisitor } from '../../../core/domain/experiment/visitorCookie.ts'
import type { Datafile } from '../../../contracts/content/datafile.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'
import { assignVisitor } from '../../../server/site/assignVisitor.ts'
import type { AssignSettings, PageRequest } from '../../../server/site/assignVisitor.ts'
import { visitorOf } from '../../../server/site/visitor.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const datafile: Datafile = { ...seedDatafile, revision: '1' }
const drawn = { id, decisions: decideVariants(datafile, { id, decisions: [] }, ['loggedOut']) }

const assigned = (
  cookies: string | undefined,
  { gpc = '', ...request }: Partial<PageRequest> & { readonly gpc?: string } = {},
  settings: Partial<AssignSettings> = {},
) =>
  assignVisitor({ isOn: true, datafileOf: async () => datafile, newId: () => id, isHttpsOnly: false, ...settings })(
    visitorOf(cookies, gpc),
    { cookies, locale: 'en-us', ...request },
  )

describe('a browser’s first page', () => {
  test('SEG-06 is drawn with its variants, and a cookie tells its worker', async () => {
    const { decisions, setCookie = '' } = await assigned(undefined)
    expect(decisions).toEqual(drawn.decisions)
    expect(decisions).toHaveLength(3)
    expect(readVisitor(setCookie.split(';')[0])).toEqual(drawn)
    expect(setCookie).toContain('; Path=/; SameSite=Lax; Max-Age=7776000')
    expect((await assigned(undefined, {}, { isHttpsOnly: true })).setCookie).toMatch(/; Secure$/)
  })
})

describe('a later page', () => {
  const cookies = `cairn-visitor=${writeVisitor(drawn)}`

  test('SEG-06 is drawn with the same variants, whatever the weights are by now, and the cookie stays', async () => {
    const turned = datafile.experiments.map((experiment) => ({
      ...experiment,
      trafficAllocation: experiment.trafficAllocation.map((range, place) => ({
        ...range,
        entityId: experiment.trafficAllocation[1 - place]?.entityId ?? '',
      })),
    }))
    expect(await assigned(cookies, {}, { datafileOf: async () => ({ ...datafile, experiments: turned }) })).toEqual({
      decisions: drawn.decisions,
    })
  })

  test('SEG-06 of which an experiment is new is drawn with that too', async () => {
    const known = { id, decisions: drawn.decisions.slice(0, 1) }
    const { decisions, setCookie = '' } = await assigned(`cairn-visitor=${writeVisitor(known)}`)
    expect(decisions).toEqual(drawn.decisions)
    expect(readVisitor(setCookie.split(';')[0])).toEqual(drawn)
  })

  test.each([
    ['the database is away', {}, { datafileOf: () => Promise.reject(new Error('away')) }],
    ['the site has no datafile', {}, { datafileOf: async () => undefined }],
  ])('SEG-06 is drawn with what was decided before while %s', async (_, request, settings) => {
    expect(await assigned(cookies, request, settings)).toEqual({ decisions: drawn.decisions })
  })

  test.each([
    ['experiments are off', {}, { isOn: false }],
    ['the browser sends the privacy signal', { gpc: '1' }, {}],
  ])('TRK-01 TRK-03 has no variants and loses the cookie when %s', async (_, request, settings) => {
    const { decisions, setCookie } = await assigned(cookies, request, settings)
    expect(decisions).toEqual([])
    expect(setCookie).toBe('cairn-visitor=; Path=/; SameSite=Lax; Max-Age=0')
    expect(await assigned(undefined, request, settings)).toEqual({ decisions: [] })
  })

  test('TRK-01 TRK-03 has no variants and loses the cookie once consent to targeting is withdrawn', async () => {
    const refused = writeAudience({ dismissed: [], consent: { categories: ['C0001'], policyVersion: 1 } })
    const { decisions, setCookie } = await assigned(`${cookies}; cairn-audience=${refused}`)
    expect(decisions).toEqual([])
    expect(setCookie).toContain('Max-Age=0')
  })

  test('TRK-03 on a site that must ask first has no variants, and the cookie of the other site stays', async () => {
    expect(await assigned(cookies, { locale: 'fr-fr' })).toEqual({ decisions: [] })
    expect(await assigned(undefined, { locale: 'fr-fr' })).toEqual({ decisions: [] })
  })

  test('SEG-06 for a session whose segments are not known decides nothing new', async () => {
    const { decisions, setCookie = '' } = await assigned('access=registered')
    expect(decisions).toEqual([])
    expect(readVisitor(setCookie.split(';')[0])).toEqual({ id, decisions: [] })
  })
})
