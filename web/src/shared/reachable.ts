// What scrolls must be reached by keyboard; what does not scroll would only be one more stop on the way.
export function reachable(node: HTMLElement) {
  const look = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const child of node.children) sizes.observe(child);
  return { destroy: () => sizes.disconnect() };
}
