// Figures as all three languages write them: a true minus, as wide as a plus, since a line may break behind Intl's
// hyphen; and four figures together, as in the rules (5000), thousands parted from five on (12 500).

/** Intl's number format, but `−10` instead of `-10` and `5000` in every language. */
export class NumberFormat extends Intl.NumberFormat {
  constructor(langs?: string | string[], options?: Intl.NumberFormatOptions) {
    super(langs, { useGrouping: 'min2', ...options });
  }

  override format(value: number | bigint): string {
    return super.format(value).replace('-', '−');
  }
}
