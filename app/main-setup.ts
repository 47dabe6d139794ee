import { config } from 'zod/mini'

// Before any schema is made: zod tries otherwise whether it may compile code, which our policy reports as a breach.
config({ jitless: true })
