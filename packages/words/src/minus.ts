// A true minus before figures, as wide as a plus: Intl writes a hyphen, which a line may break behind.

/** Intl's number format, but `−10` instead of `-10`. */
export class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return super.format(value).replace('-', '−');
  }
}
