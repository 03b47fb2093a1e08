import { VisuallyHidden } from '@strapi/design-system';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { restoreFocus } from '../frame/focus';
import { useIsLocked } from './form-lock';
import { useSay } from './texts/desk-texts';

/** Within a form: makes it inert while it is locked, and says so. */
export function LockedForm() {
  const say = useSay();
  const isLocked = useIsLocked();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!isLocked || !form) return;
    const focused = document.activeElement;
    form.inert = true;
    form.ariaBusy = 'true';
    return () => {
      form.inert = false;
      form.ariaBusy = null;
      // The button that had the focus is disabled until the panel has rendered it again.
      if (focused instanceof HTMLElement && focused !== document.body) restoreFocus(focused);
    };
  }, [isLocked]);
  return (
    <>
      <span ref={place} hidden />
      {createPortal(
        // Outside the form, where it is heard.
        <VisuallyHidden role="status" aria-live="polite">
          {isLocked && say('please-wait')}
        </VisuallyHidden>,
        document.body,
      )}
    </>
  );
}
