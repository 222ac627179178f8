// How much of an element's lower part is covered by another.

export function coveredBy(over: () => HTMLElement | null, element: () => HTMLElement | undefined): { readonly height: number } {
  let height = $state(0);
  $effect(() => {
    const [above, below] = [over(), element()];
    if (!above || !below) {
      height = 0;
      return;
    }
    const measure = () => {
      const [one, other] = [above.getBoundingClientRect(), below.getBoundingClientRect()];
      const beside = one.right <= other.left || one.left >= other.right;
      height = beside ? 0 : Math.max(0, Math.round(other.bottom - one.top));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(above);
    observer.observe(below);
    return () => observer.disconnect();
  });
  return {
    get height() {
      return height;
    },
  };
}
