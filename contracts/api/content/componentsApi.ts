import { Schema } from 'effect'
import { LocalizedDocument } from '../../content/contentDocument.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

const open = {
  who: 'public',
  headers: 'ids',
  changes: false,
  method: 'GET',
  answer: LocalizedDocument,
  errors: ['API404'],
} as const

export const readFooter = endpoint({ ...open, id: 'API-117', path: '/fapi/components/footer' })

export const readFootSizes = endpoint({ ...open, id: 'API-118', path: '/fapi/components/foot-sizes' })

export const readSearchComponent = endpoint({ ...open, id: 'API-119', path: '/fapi/components/search' })

export const readSizeChart = endpoint({
  ...open,
  id: 'API-120',
  path: '/fapi/components/size-chart/{productType}',
  params: Schema.Struct({ productType: text(64) }),
})

export const readUtilityComponent = endpoint({ ...open, id: 'API-121', path: '/fapi/components/utility' })

/** I18N-05. Mount it before `{page}` of API-123. */
export const readLocationSelector = endpoint({ ...open, id: 'API-122', path: '/fapi/pages/location-selector' })

export const readInternalPage = endpoint({
  ...open,
  id: 'API-123',
  path: '/fapi/pages/{page}',
  params: Schema.Struct({ page: text(128) }),
})
