import { expose } from 'comlink'
import { browserOutside } from './browserOutside.ts'
import { createStorefrontHost } from './storefrontHost.ts'
import { warmFormatters } from './warmFormatters.ts'

expose(createStorefrontHost(browserOutside()))
warmFormatters()
