import { buildProduct } from './buildProduct.ts'

/** `npm run build`: the whole product into `dist/`, as `npm start` would build it. */
if (!(await buildProduct())) process.exitCode = 1
