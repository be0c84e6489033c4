// Made alike on both sides of the call: pages show a reference before any upstream has answered.
export { isReference, referenceOf } from '@/upstream/reference'
