"""The toy of the kernel's tests, as a package of somebody else brings it along."""

from __future__ import annotations

from toyshop.toy import ToyGame as ToyGame
