import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';

// The page of the tests knows no captured pointers.
Element.prototype.setPointerCapture = () => undefined;
