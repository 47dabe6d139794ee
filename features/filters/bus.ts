export interface FilterFacts {
  filtersChanged: { identity: string }
}

declare module '@/lib/bus/facts' {
  interface Facts extends FilterFacts {}
}
